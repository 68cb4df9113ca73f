import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { Later } from './later';

test('each part below the fold is committed by itself', () => {
  const present: number[] = [];
  function Part() {
    useLayoutEffect(() => {
      present.push(document.querySelectorAll('p').length);
    }, []);
    return <p>part</p>;
  }
  render(
    <Later>
      <Part />
      {false}
      <Part />
      <Part />
    </Later>,
  );
  expect(present).toEqual([1, 2, 3]);
});
