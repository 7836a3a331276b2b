// @module-tag long
// @vitest-environment happy-dom
import { testEveryElement } from './every-element.ts';

testEveryElement();
