export interface Engines {
  firefox: string | undefined;
  webkitDriver: string | undefined;
  miniBrowser: string | undefined;
  xvfb: string | undefined;
}

export declare function findEngines(): Engines;
export declare function missingEngines(): string | undefined;
export declare function ensureEngines(): void;
