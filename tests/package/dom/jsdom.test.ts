// @vitest-environment jsdom
import { testEveryElement } from './every-element.ts';

testEveryElement();
