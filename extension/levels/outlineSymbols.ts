import * as vscode from 'vscode';
import { levelOutline, type OutlineEntry } from '../../core/level/levelOutline';
import { rangeOf } from '../textRange';
import { isLevel } from './levelFile';
import { levelFormats } from './levelFormats';

const KINDS: Readonly<Record<OutlineEntry['kind'], vscode.SymbolKind>> = {
  settings: vscode.SymbolKind.Module,
  agent: vscode.SymbolKind.Class,
  geometry: vscode.SymbolKind.Array,
  item: vscode.SymbolKind.Object,
  volumes: vscode.SymbolKind.Array,
  passage: vscode.SymbolKind.Function,
  volume: vscode.SymbolKind.Field,
};

/** Lists a level's settings, items and volumes in the editor's outline, under their ids and names. */
export function offerOutline(): vscode.Disposable {
  const languages = [{ language: 'json' }, { language: 'jsonc' }];
  const provideDocumentSymbols = (document: vscode.TextDocument) => {
    const isOurs = isLevel(document.uri) && !levelFormats.formatOf(document.uri);
    return isOurs ? levelOutline(document.getText()).map(symbolOf) : [];
  };
  return vscode.languages.registerDocumentSymbolProvider(
    languages,
    { provideDocumentSymbols },
    { label: 'Ledgelight' },
  );
}

function symbolOf({ name, detail, kind, range, nameRange, children }: OutlineEntry): vscode.DocumentSymbol {
  const symbol = new vscode.DocumentSymbol(name, detail, KINDS[kind], rangeOf(range), rangeOf(nameRange));
  symbol.children = children.map(symbolOf);
  return symbol;
}
