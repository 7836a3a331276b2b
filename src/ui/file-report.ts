import { createContext, useContext } from 'react';

/** Reports a file that could not be loaded. Returns `undefined`, so that it can stand for the file. */
export type ReportFile = (name: string) => undefined;

/** The root of the element provides it. */
export const FileReportContext = createContext<ReportFile>(() => undefined);

export const useFileReport = (): ReportFile => useContext(FileReportContext);
