/* The file that estimate-from-file.ts loads: the estimator with the short word list. */
import * as words from 'virtual:words-short';
import { createEstimator, type Estimator } from './engine.ts';

export const createShortEstimator = (): Promise<Estimator> => createEstimator([words]);
