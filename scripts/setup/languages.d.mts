export function findPython(): string | undefined;
export function missingLanguage(name: 'python' | 'go'): string | undefined;
export function ensureLanguages(): void;
