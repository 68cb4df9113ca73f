import { createSecondFactorPrompt, type SecondFactorAnswer } from '@bourse/api-client';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeature } from '../testing';
import { SecondFactorQuestions } from './second-factor-questions';

const field = () => screen.findByRole('textbox', { name: 'Code' });

it('the next question for a code begins without the digits of the one before', async () => {
  const prompt = createSecondFactorPrompt();
  const answers: SecondFactorAnswer[] = [];
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

it('the loss of phone and codes can be reported where the back end takes the report, and ends the question', async () => {
  const prompt = createSecondFactorPrompt();
  const answers: SecondFactorAnswer[] = [];
  const ask = async (data?: unknown) => answers.push(await prompt.ask({ text: 'code, please', isAgain: false, data }));
  const { user } = renderFeature(<SecondFactorQuestions prompt={prompt} />);
  act(() => void ask());
  await field();
  expect(screen.queryByRole('button', { name: 'Lost your phone and codes?' })).toBeNull();
  act(() => prompt.answer(undefined));
  act(() => void ask({ recovery: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Lost your phone and codes?' }));
  expect(answers).toEqual([undefined, null]);
});
