const vscode = require('vscode');
const stageFormat = require('./stageFormat');

/**
 * Tells Ledgelight how stages are read.
 * @param {vscode.ExtensionContext} context
 */
exports.activate = async (context) => {
  const ledgelight = await vscode.extensions.getExtension('onepath.ledgelight')?.activate();
  context.subscriptions.push(ledgelight.registerLevelFormat(stageFormat));
};
