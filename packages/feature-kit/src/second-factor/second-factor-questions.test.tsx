import { createSecondFactorPrompt } from '@bourse/api-client';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeature } from '../testing';
import { SecondFactorQuestions } from './second-factor-questions';

const field = () => screen.findByRole('textbox', { name: 'Code' });

it('the next question for a code begins without the digits of the one before', async () => {
  const prompt = createSecondFactorPrompt();
  const answers: (string | undefined)[] = [];
  const ask = async (text: string) => answers.push(await prompt.ask({ text, isAgain: false }));
  const { user } = renderFeature(<SecondFactorQuestions prompt={prompt} />);
  act(() => {
    void ask('first');
    void ask('second');
  });
  await user.type(await field(), '123456{Enter}');
  expect(answers).toEqual(['123456']);
  expect(await field()).toHaveValue('');
  act(() => prompt.cancelAll());
  expect(screen.queryByRole('dialog')).toBeNull();
});
