export type OldLibrary = 'prototype' | 'mootools';
export function oldLibraryFile(name: OldLibrary): string;
export function missingOldLibraries(): string | undefined;
export function ensureOldLibraries(): void;
