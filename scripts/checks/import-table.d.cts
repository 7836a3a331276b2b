/** By folder or module. */
declare const table: Record<string, { values: string[]; types?: string[] }>;
export = table;
