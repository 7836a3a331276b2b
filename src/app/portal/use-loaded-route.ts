import { type ComponentType, useCallback, useState } from 'react';
import { serverAnswers } from '../../browser/server-answers.ts';
import type { ReportFile } from '../../ui/file-report.ts';
import { usePromise } from '../../ui/use-promise.ts';
import type { FirstScreen } from '../element/first-screen.ts';
import type { RouteLocation } from '../navigation/locator.ts';
import type { Route } from '../navigation/routes.ts';

/** The location that is shown, and its screen. It stays until the next screen has loaded. */
export interface LoadedRoute {
  location: RouteLocation<Route>;
  Screen: ComponentType;
  /** The first screen of this page. */
  first: boolean;
}

/** The code of a screen could not be loaded in two attempts. */
export interface LoadFailure {
  location: RouteLocation<Route>;
  attempt: number;
  /** The server answers, so an update has probably removed the file, and only a reload helps. */
  outdated: boolean;
}

export interface Loading {
  loaded: LoadedRoute | undefined;
  failure: LoadFailure | undefined;
  /** Another attempt is in progress. The failure is shown until it succeeds. */
  retrying: boolean;
  retry(): void;
}

/** Loads the screen of a location. The first screen is there at once. */
export function useLoadedRoute(location: RouteLocation<Route>, first: FirstScreen['route']): Loading {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedRoute | undefined>(
    first?.name === location.route.name ? { location, Screen: first.Screen, first: true } : undefined,
  );
  const outcome = usePromise(
    useCallback(
      async (reportFile: ReportFile): Promise<Omit<LoadedRoute, 'first'> | LoadFailure> => {
        const { load } = location.route;
        try {
          const { Screen } = await load().catch(load);
          return { location, Screen };
        } catch {
          reportFile(location.route.name);
          return { location, attempt, outdated: await serverAnswers() };
        }
      },
      [location, attempt],
    ),
  );
  if (outcome && 'Screen' in outcome && outcome.location !== loaded?.location) {
    setLoaded({ ...outcome, first: !loaded });
  }
  const failure = outcome && 'attempt' in outcome && outcome.location === location ? outcome : undefined;
  return {
    loaded,
    failure,
    retrying: failure?.attempt !== attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
