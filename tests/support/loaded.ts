/* Loads the built elements before the first test of the file, and blocks the navigations of every test. */
import './location.ts';
import { loadElements } from './mount.ts';

before(() => loadElements());
