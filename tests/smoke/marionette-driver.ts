/* Firefox with Marionette, for what Playwright cannot reach: its password manager and its virtual authenticator. */
import type { Marionette } from '../support/engines/marionette.ts';
import { keyOf } from '../support/engines/webkit-keys.ts';
import type { Driver } from './drivers.ts';

type KeyAction = [type: 'keyDown' | 'keyUp', value: string];

export function marionetteDriver({ send, stop }: Marionette): Driver {
  const run = async <T>(body: string) => {
    const { value } = await send<{ value: T }>('WebDriver:ExecuteScript', {
      script: body,
      args: [],
      newSandbox: true,
    });
    return value;
  };
  const keys = async (...actions: KeyAction[]) => {
    const list = actions.map(([type, value]) => ({ type, value }));
    await send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions: list }] });
  };
  return {
    goto: (url) => send('WebDriver:Navigate', { url }),
    back: () => send('WebDriver:Back'),
    reload: () => send('WebDriver:Refresh'),
    url: async () => (await send<{ value: string }>('WebDriver:GetCurrentURL')).value,
    run,
    async clickAt(x, y) {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('WebDriver:PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: (text) =>
      keys(
        ...[...text].flatMap((key): KeyAction[] => [
          ['keyDown', key],
          ['keyUp', key],
        ]),
      ),
    async press(combination) {
      const pressed = combination.split('+').map(keyOf);
      for (const key of pressed) await keys(['keyDown', key]);
      for (const key of pressed.reverse()) await keys(['keyUp', key]);
    },
    async reset() {
      await run('localStorage.clear(); sessionStorage.clear()');
      await send('WebDriver:DeleteAllCookies');
    },
    stop,
  };
}
