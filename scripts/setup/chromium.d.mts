export declare const chromiumFlags: string[];
export declare function requireChromium(): string;
export declare function requireHeadlessChromium(): string;
export declare function ensureChromium(): void;
