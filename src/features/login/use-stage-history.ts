import { useEffect, useReducer, useRef, useState } from 'react';
import { listen } from '../../browser/listen.ts';
import { type SavedStage, useNavigation } from '../../services/navigation.ts';
import type { LoginEvent } from './login.flow.ts';
import { type Stage, stageRow } from './stages.ts';

const FIRST: SavedStage = { stage: 'start', depth: 0 };

/**
 * On the standalone page, gives each stage a history entry, so that Back leads one stage back (D49). Forward cannot
 * restore a stage and is undone. Returns whether the page was reloaded at a later stage.
 */
export function useStageHistory(stage: Stage, send: (event: LoginEvent) => void): boolean {
  const { stages } = useNavigation();
  const shown = useRef(FIRST);
  const [moves, countMove] = useReducer((count: number) => count + 1, 0);
  const [interrupted, setInterrupted] = useState(false);

  useEffect(() => {
    if (!stages) return;
    if (stages.takeInterrupted()) setInterrupted(true);
    const onPopState = () => {
      const saved = stages.saved();
      // Also fired for a link to a part of the page, and for an entry of the host page.
      if (!saved) return;
      send({ type: 'returned', stage: saved.stage });
      countMove();
    };
    return listen(globalThis, onPopState, 'popstate');
  }, [stages, send]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also after each move in the history
  useEffect(() => {
    if (!stages) return;
    const saved = stages.saved() ?? FIRST;
    if (stageRow(stage).isSignedIn) {
      // The person has signed in, and can come back from the area that opens next.
      shown.current = FIRST;
      stages.write('replaceState', FIRST);
    } else if (saved.stage === stage) shown.current = saved;
    else if (stage === FIRST.stage) shown.current = FIRST;
    else if (stage !== shown.current.stage) {
      if (saved.depth === 0) stages.write('replaceState', FIRST);
      shown.current = { stage, depth: saved.depth + 1 };
      stages.write('pushState', shown.current);
    }
    const steps = shown.current.depth - (stages.saved() ?? shown.current).depth;
    if (steps) history.go(steps);
  }, [stages, stage, moves]);

  return interrupted;
}
