/* Loads the built elements before the first test of the file. */
import { loadElements } from './mount.ts';

before(() => loadElements());
