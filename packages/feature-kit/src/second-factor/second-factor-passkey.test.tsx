import { createSecondFactorPrompt, type SecondFactorAnswer } from '@bourse/api-client';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakePasskeys, renderFeature, type FakePasskeys } from '../testing';
import { SecondFactorQuestions } from './second-factor-questions';

let browser: FakePasskeys;

beforeEach(() => {
  browser = fakePasskeys();
});
afterEach(() => browser.remove());

const optionsOf = (rpId: string) => ({ passkey: JSON.stringify({ challenge: 'BAUG', rpId, allowCredentials: [] }) });

function ask(data?: unknown) {
  const prompt = createSecondFactorPrompt();
  const answers: SecondFactorAnswer[] = [];
  const { user } = renderFeature(<SecondFactorQuestions prompt={prompt} />);
  act(() => {
    void prompt.ask({ text: 'code, please', isAgain: false, data }).then((answer) => answers.push(answer));
  });
  return { user, answers };
}

const button = () => screen.findByRole('button', { name: 'Use a passkey' });

it('a passkey answers the question with an assertion to its challenge', async () => {
  const { user, answers } = ask(optionsOf('bourse.test'));
  await user.click(await button());
  await expect.poll(() => answers).toHaveLength(1);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ id: 'AQID', response: { signature: 'AQID' } });
  expect(browser.asked).toMatchObject([{ rpId: 'bourse.test' }]);
});

it('the question stays, with the reason, where the user does not use the passkey; then a code answers', async () => {
  browser.refuse('NotAllowedError');
  const { user, answers } = ask(optionsOf('bourse.test'));
  await user.click(await button());
  expect(await screen.findByText('The passkey was not used. Try again, or enter a code.')).toBeVisible();
  browser.refuse('SecurityError');
  await user.click(await button());
  expect(await screen.findByText('This browser could not use the passkey. Enter a code.')).toBeVisible();
  expect(answers).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}');
  await expect.poll(() => answers).toEqual(['123456']);
});

it.each<[string, unknown]>([
  ['without options', undefined],
  ['with the options of another domain', optionsOf('bourse.example')],
  ['with options that are none', { passkey: 'x' }],
  ['with what does not fit the contract', { passkey: 7 }],
])('a question %s offers no passkey', async (_words, data) => {
  ask(data);
  await screen.findByRole('textbox', { name: 'Code' });
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

it('a browser without passkeys is offered none', async () => {
  browser.remove();
  ask(optionsOf('bourse.test'));
  await screen.findByRole('textbox', { name: 'Code' });
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
