import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';

const seen: object[] = [];

function Probe({ name }: { readonly name: string }) {
  const made = { name };
  useEffect(() => void seen.push(made));
  return name;
}

it('a component in a test is compiled by the React Compiler, as in the client', () => {
  const { rerender } = render(<Probe name="a" />);
  rerender(<Probe name="a" />);
  const [first, ...later] = seen;
  // Without the compiler each rendering makes another object, and the effect runs again.
  expect(later.filter((made) => made !== first)).toEqual([]);
});
