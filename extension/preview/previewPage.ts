import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';

/** The folders that a preview may load from. */
export function previewResources(extension: vscode.Uri): vscode.Uri[] {
  return [vscode.Uri.joinPath(extension, 'dist'), vscode.Uri.joinPath(extension, 'media')];
}

/** The preview's page. It is set once; everything after it is a message. */
export function previewPage(webview: vscode.Webview, extension: vscode.Uri): string {
  const nonce = randomBytes(16).toString('base64');
  const script = webview.asWebviewUri(vscode.Uri.joinPath(extension, 'dist', 'webview.js'));
  const style = webview.asWebviewUri(vscode.Uri.joinPath(extension, 'media', 'preview.css'));
  // The toolkit's controls bring their styles as style elements, which a nonce does not reach.
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${webview.cspSource} 'unsafe-inline'`,
    `img-src ${webview.cspSource} data:`,
    `font-src ${webview.cspSource}`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="stylesheet" href="${style}">
    <title>Ledgelight</title>
  </head>
  <body>
    <div id="app"></div>
    <script nonce="${nonce}" src="${script}"></script>
  </body>
</html>`;
}
