import { expect } from 'chai';
import { expectAccessible } from '../support/accessibility.ts';
import { expectProblem } from '../support/element-guard.ts';
import { mount } from '../support/mount.ts';

describe('the guard of element tests', () => {
  it('lets a test expect an error, a rejection and a console line', () => {
    expectProblem(/a thrown error/);
    expectProblem(/a forgotten rejection/);
    expectProblem(/a line on the console/);
    queueMicrotask(() => {
      throw new Error('a thrown error');
    });
    void Promise.reject(new Error('a forgotten rejection'));
    console.error('a line on the console');
  });

  it('reports HTML that violates the content security policy', async () => {
    expectProblem(/require-trusted-types-for/);
    expectProblem(/style-src/);
    document.createElement('p').innerHTML = '<b></b>';
    document.head.appendChild(document.createElement('style')).textContent = 'p {}';
  });

  it('rejects an element that is not accessible', async () => {
    const failure = await expectAccessible(mount('<div><input></div>')).catch(
      (error: Error) => error.message,
    );
    expect(failure).to.match(/Form elements must have labels/);
  });
});
