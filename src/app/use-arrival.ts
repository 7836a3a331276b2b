import { type ComponentType, useEffect, useState } from 'react';
import type { Place } from './router.ts';
import { ROUTES, type RouteName } from './routes.ts';

/** What the portal shows: a place together with its screen. The former one stays until the next has been loaded. */
export interface Arrival {
  place: Place<RouteName>;
  Screen: ComponentType;
  /** The first screen of this page, wherever a redirect has led. */
  first: boolean;
}

interface Loading {
  arrival: Arrival | undefined;
  /** The screen's code did not come; `retry` asks for it again. */
  failed: boolean;
  retry(): void;
}

/** Loads the screen of a place when it is needed. */
export function useArrival(place: Place<RouteName>): Loading {
  const [arrival, setArrival] = useState<Arrival>();
  const [failedVisit, setFailedVisit] = useState<number>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const route = ROUTES.find(({ name }) => name === place.name);
    if (!route) return;
    let current = true;
    route.load().then(
      ({ Screen }) => {
        if (current) setArrival((former) => ({ place, Screen, first: !former }));
      },
      () => {
        if (current) setFailedVisit(place.visit);
      },
    );
    return () => {
      current = false;
    };
  }, [place, attempt]);

  return {
    arrival,
    failed: failedVisit === place.visit && arrival?.place.visit !== place.visit,
    retry() {
      setFailedVisit(undefined);
      setAttempt(attempt + 1);
    },
  };
}
