import * as vscode from 'vscode';
import { shareOfBake } from '../core/bake/bakeShare';
import { counted, duration, grouped } from '../core/figures';
import type { LevelInView } from './levelInView';
import type { LevelBake } from './levels/levelBake';
import type { OpenLevels } from './levels/openLevels';
import { REFUSED_CANCELLED } from './levels/refusal';

/** The status bar's item for the level in view: how far its bake is, then what came of it. */
export class StatusItem implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem('ledgelight.status', vscode.StatusBarAlignment.Left, 10);
  private readonly subscription: vscode.Disposable;

  constructor(
    private readonly levels: OpenLevels,
    private readonly inView: LevelInView,
  ) {
    this.item.name = 'Ledgelight';
    this.subscription = vscode.Disposable.from(
      inView.onDidChange(() => this.update()),
      levels.onDidChange((level) => {
        if (level === this.shown()) this.update();
      }),
      levels.onDidClose(() => this.update()),
    );
    this.update();
  }

  private shown(): LevelBake | undefined {
    const { uri } = this.inView;
    return uri && this.levels.find(uri);
  }

  private update(): void {
    const level = this.shown();
    if (!level) {
      this.item.hide();
      return;
    }
    const { text, tooltip, wrong } = describe(level);
    const isBaking = level.state.kind === 'baking';
    this.item.command = isBaking ? 'ledgelight.cancelBake' : 'ledgelight.openPreview';
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
      return { text: '$(sync) Not baked yet', tooltip: 'The level is about to be baked.', wrong: false };
    case 'baking': {
      const percent = Math.floor(100 * (state.progress ? shareOfBake(state.progress) : 0));
      const tooltip = 'The level is being baked. Click to cancel.';
      return { text: `$(sync~spin) Baking ${percent} %`, tooltip, wrong: false };
    }
    case 'refused':
      if (state === REFUSED_CANCELLED) {
        return {
          text: '$(circle-slash) Cancelled',
          tooltip: `${state.sentence} Click to open the preview.`,
          wrong: false,
        };
      }
      return { text: '$(error) Not baked', tooltip: `${state.sentence} Click to open the preview.`, wrong: true };
    case 'baked': {
      const { agent, spans, walkableCells, walkableSquareMetres, milliseconds } = state.summary;
      const whose = state.agents.length > 1 ? `${agent}: ` : '';
      const time = duration(milliseconds);
      return {
        text: `$(layers) ${whose}${counted(spans, 'span')} · ${grouped(walkableCells)} walkable · ${time}`,
        tooltip: `${whose}${counted(spans, 'span')}; ${grouped(walkableCells)} walkable cells in all (${walkableSquareMetres.toFixed(1)} m²); baked in ${time}. Click to open the preview.`,
        wrong: false,
      };
    }
  }
}
