// What the editor's outline lists of a level.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { floorLevel, LevelScene, ledgelight, writeFile } from './levelScene';

const symbolsOf = async (uri: vscode.Uri) =>
  (await vscode.commands.executeCommand<vscode.DocumentSymbol[]>('vscode.executeDocumentSymbolProvider', uri)) ?? [];

function find(symbols: readonly vscode.DocumentSymbol[], name: string): vscode.DocumentSymbol | undefined {
  for (const symbol of symbols) {
    const found = symbol.name === name ? symbol : find(symbol.children, name);
    if (found) return found;
  }
  return undefined;
}

describe('The outline', () => {
  it('leads to an item by its id', async () => {
    const level = floorLevel(1);
    Object.assign(level.geometry[0], { id: 'the floor' });
    const { document } = await LevelScene.open(level);
    const symbol = find(await symbolsOf(document.uri), 'the floor');
    assert.ok(symbol);
    assert.equal(JSON.parse(document.getText(symbol.range)).id, 'the floor');
    assert.ok(symbol.range.contains(symbol.selectionRange));
  });

  it('lists nothing of ours in other JSON', async () => {
    await ledgelight();
    const uri = await writeFile('.json', floorLevel(1));
    await vscode.workspace.openTextDocument(uri);
    const names = (await symbolsOf(uri)).map(({ name }) => name);
    assert.equal(new Set(names).size, names.length, 'each is listed once, by VS Code itself');
  });
});
