import { readStored, writeStored } from '@bourse/storage';
import { useState } from 'react';
import { isBookLayout, type BookLayout } from './book-layout';

const KEY = 'bourse.bookLayout';

function stored(): BookLayout {
  const text = readStored(KEY);
  return isBookLayout(text) ? text : 'both';
}

/** The visible sides of the book, stored on this device. */
export function useBookLayout(): [BookLayout, (layout: BookLayout) => void] {
  const [layout, setLayout] = useState(stored);
  const choose = (next: BookLayout) => {
    setLayout(next);
    writeStored(KEY, next);
  };
  return [layout, choose];
}
