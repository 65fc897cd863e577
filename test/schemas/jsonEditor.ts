// JSON files as VS Code's own JSON support sees them: the same language service, with the schemas that the extension brings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLanguageService, type MarkedString, type MarkupContent, TextDocument } from 'vscode-json-languageservice';
import { root } from '../../scripts/repository.mjs';

interface JsonValidation {
  readonly fileMatch: string;
  readonly url: string;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const contributed: readonly JsonValidation[] = manifest.contributes.jsonValidation;

/** The contributed schemas by the pattern of the files they are for. */
export const schemaFiles = Object.fromEntries(contributed.map(({ fileMatch, url }) => [fileMatch, join(root, url)]));

const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ['plaintext'] } } } },
});
service.configure({
  schemas: contributed.map(({ fileMatch, url }) => ({
    uri: pathToFileURL(join(root, url)).href,
    fileMatch: [`/${fileMatch}`],
  })),
});

function opened(name: string, text: string) {
  const document = TextDocument.create(`file:///levels/${name}`, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

/** What VS Code's JSON support finds wrong. */
export async function problemsIn(name: string, text: string): Promise<string[]> {
  const { document, json } = opened(name, text);
  return (await service.doValidation(document, json)).map(({ message }) => plain(message));
}

/** A text without its `|`, and where that stood. */
function withCursor(marked: string): { text: string; offset: number } {
  return { text: marked.replace('|', ''), offset: marked.indexOf('|') };
}

/** What is offered at the `|` of a text, with the explanation of each. */
export async function offered(name: string, marked: string): Promise<Map<string, string>> {
  const { text, offset } = withCursor(marked);
  const { document, json } = opened(name, text);
  const list = await service.doComplete(document, document.positionAt(offset), json);
  return new Map(list?.items.map(({ label, documentation }) => [label, plain(documentation)] as const));
}

/** What is told when the mouse rests on the `|` of a text. */
export async function hoverAt(name: string, marked: string): Promise<string> {
  const { text, offset } = withCursor(marked);
  const { document, json } = opened(name, text);
  const hover = await service.doHover(document, document.positionAt(offset), json);
  const told = hover?.contents ?? [];
  return (Array.isArray(told) ? told : [told]).map(plain).join('\n');
}

function plain(text: MarkedString | MarkupContent | undefined): string {
  return typeof text === 'string' ? text : (text?.value ?? '');
}
