import { expect, test } from 'vitest';
import { Condition } from '../../webview/condition';
import type { Remedy } from '../../webview/messages';
import type { Notice, NoticeText } from '../../webview/notice';

/** A condition with what it says, and whether the picture is marked as older than the level. */
function scene() {
  let said: string | undefined;
  let marked = false;
  const notice = {
    show: ({ sentence }: NoticeText) => {
      said = sentence;
    },
    hide: () => {
      said = undefined;
    },
  } as Pick<Notice, 'show' | 'hide'> as Notice;
  const toggle = (_: string, on: boolean) => {
    marked = on;
  };
  const condition = new Condition(notice, { classList: { toggle } } as unknown as HTMLElement);
  condition.shown(900);
  return { condition, tells: () => ({ said, marked }) };
}

const cancelled = (outdated: boolean) => ({
  sentence: 'The bake was cancelled.',
  outdated,
  remedies: ['rebake'] as Remedy[],
});

test('a cancelled bake of an unchanged level does not make its picture out of date', () => {
  const { condition, tells } = scene();
  condition.refused(cancelled(false));
  expect(tells()).toEqual({ said: 'The bake was cancelled.', marked: false });
  condition.refused(cancelled(true));
  expect(tells()).toEqual({ said: 'Out of date · The bake was cancelled.', marked: true });
});

test('the sentence about a cancelled bake does not stay while the next one runs', () => {
  const { condition, tells } = scene();
  condition.refused(cancelled(true));
  condition.baking();
  // The picture is still that of before: it does not look new for a moment.
  expect(tells()).toEqual({ said: undefined, marked: true });
  condition.expecting();
  expect(tells().marked).toBe(true);
  condition.shown(900);
  expect(tells().marked).toBe(false);
});

test('errors stay in sight while the level is baked again', () => {
  const { condition, tells } = scene();
  condition.refused({ sentence: 'Line 3: a comma is missing.', outdated: true, remedies: ['showProblems'] });
  condition.baking();
  expect(tells()).toEqual({ said: 'Out of date · Line 3: a comma is missing.', marked: true });
});

test('a picture that stays through a long bake is marked as older until the new one is on the screen', () => {
  const { condition, tells } = scene();
  condition.baking();
  expect(tells()).toEqual({ said: undefined, marked: false });
  condition.ages();
  condition.baking();
  condition.expecting();
  expect(tells()).toEqual({ said: undefined, marked: true });
  condition.shown(900);
  expect(tells()).toEqual({ said: undefined, marked: false });
});
