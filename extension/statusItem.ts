import * as vscode from 'vscode';
import { grouped } from '../core/level/problemList';
import type { LevelBake } from './levels/levelBake';
import type { OpenLevels } from './levels/openLevels';

/** The status bar's item for the level in the active editor: baking, then what came of it. */
export class StatusItem implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem('ledgelight.status', vscode.StatusBarAlignment.Left, 10);
  private readonly subscription: vscode.Disposable;

  constructor(private readonly levels: OpenLevels) {
    this.item.name = 'Ledgelight';
    this.item.command = 'ledgelight.openPreview';
    this.subscription = vscode.Disposable.from(
      vscode.window.onDidChangeActiveTextEditor(() => this.update()),
      levels.onDidChange((level) => {
        if (level === this.shown()) this.update();
      }),
      levels.onDidClose(() => this.update()),
    );
    this.update();
  }

  /**
   * The level in the active editor, or one that refers to the file there; while another kind of tab
   * is active, such as a preview, the level that can be seen.
   */
  private shown(): LevelBake | undefined {
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    if (activeTextEditor) return this.levels.affectedBy(activeTextEditor.document.uri)[0];
    return visibleTextEditors.map(({ document }) => this.levels.find(document.uri)).find((level) => level);
  }

  private update(): void {
    const level = this.shown();
    if (!level) {
      this.item.hide();
      return;
    }
    const { text, tooltip, wrong } = describe(level);
    this.item.text = text;
    this.item.tooltip = tooltip;
    this.item.backgroundColor = wrong ? new vscode.ThemeColor('statusBarItem.errorBackground') : undefined;
    this.item.accessibilityInformation = { label: `Ledgelight: ${tooltip}` };
    this.item.show();
  }

  dispose(): void {
    this.subscription.dispose();
    this.item.dispose();
  }
}

function describe({ state }: LevelBake): { text: string; tooltip: string; wrong: boolean } {
  switch (state.kind) {
    case 'waiting':
    case 'baking':
      return { text: '$(sync~spin) Baking', tooltip: 'The level is being baked.', wrong: false };
    case 'refused':
      return { text: '$(error) Not baked', tooltip: state.sentence, wrong: true };
    case 'baked': {
      const { spans, walkableCells, walkableSquareMetres, milliseconds } = state.summary;
      const time = `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
      return {
        text: `$(layers) ${grouped(spans)} spans · ${grouped(walkableCells)} walkable · ${time}`,
        tooltip: `${grouped(spans)} spans; ${grouped(walkableCells)} walkable cells (${walkableSquareMetres.toFixed(1)} m²); baked in ${time}. Click to open the preview.`,
        wrong: false,
      };
    }
  }
}
