import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLanguage } from '../hooks';
import { sampleCatalogue } from './sample-catalogue';
import { createTestI18n, TestI18n } from './test-i18n';

const sample = sampleCatalogue();
const { useText } = sample.catalogue;

function Button() {
  const text = useText();
  const { language } = useLanguage();
  return (
    <button type="button">
      {language} {text('form.buy')}
    </button>
  );
}

it('the test provider shows texts that are loaded later', async () => {
  render(
    <TestI18n>
      <Button />
    </TestI18n>,
  );
  sample.arrive('en');
  expect(await screen.findByRole('button')).toHaveTextContent('en Buy');
});

it('the test provider shows preloaded texts at once', async () => {
  const created = createTestI18n('spa', [sample.catalogue]);
  sample.arrive('spa');
  const i18n = await created;
  render(
    <TestI18n i18n={i18n}>
      <Button />
    </TestI18n>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('spa Comprar');
});
