import { type ComponentType, useEffect, useState } from 'react';
import { pageOrigin } from '../kit/origin.ts';
import type { RouteLocation } from './navigation/router.ts';
import { ROUTES, type RouteName } from './navigation/routes.ts';

/** What the portal shows: a place together with its screen. The former one stays until the next has been loaded. */
export interface LoadedRoute {
  place: RouteLocation<RouteName>;
  Screen: ComponentType;
  /** The first screen of this page, wherever a redirect has led. */
  first: boolean;
}

/** The code of a screen did not come, also when asked for twice. */
export interface LoadFailure {
  visit: number;
  attempt: number;
  /** The server answers, so an update has probably removed the file, and only a reload brings the new one. */
  outdated: boolean;
}

interface Loading {
  arrival: LoadedRoute | undefined;
  failure: LoadFailure | undefined;
  /** Another attempt is under way; until it succeeds the failure stands. */
  retrying: boolean;
  retry(): void;
}

/** Loads the screen of a place when it is needed. */
export function useLoadedRoute(place: RouteLocation<RouteName>): Loading {
  const [arrival, setArrival] = useState<LoadedRoute>();
  const [failure, setFailure] = useState<LoadFailure>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const route = ROUTES.find(({ name }) => name === place.name);
    if (!route) return;
    let current = true;
    const { load } = route;
    load()
      .catch(load)
      .then(
        ({ Screen }) => {
          if (current) setArrival((former) => ({ place, Screen, first: !former }));
        },
        async () => {
          const outdated = await serverAnswers();
          if (current) setFailure({ visit: place.visit, attempt, outdated });
        },
      );
    return () => {
      current = false;
    };
  }, [place, attempt]);

  return {
    arrival,
    failure: failure?.visit === place.visit && arrival?.place.visit !== place.visit ? failure : undefined,
    retrying: failure?.attempt !== attempt,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Milliseconds. */
const PATIENCE = 5000;

/** Asks for the root, whose address holds no secret. A server behind a gateway that says 5xx does not answer. */
async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(pageOrigin(), {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal,
    });
    return answer.status < 500;
  } catch {
    return false;
  }
}
