import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createFormatter } from '../format/formatter';
import { LANGUAGES, type Language } from '../language';
import { createI18n } from '../messages/create-i18n';
import { SERVER_TEXTS, serverTextKeys } from '../server-texts';
import { ENGLISH_TEXTS } from '../server-texts/english';
import { checkLocales, preloadMessages, TestI18n } from '../testing';
import { serverTexts } from './catalogue';
import { matcher } from './match';
import { translateServerText, useServerText } from './server-text';

const FIGURES: Record<string, string> = { time: '2026-11-20 12:00:00', amount: '0.5 USDT' };

/** Every message as the server would send it, with values in the placeholders. */
const sent = serverTextKeys().map((key) => ({
  key,
  text: key.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => FIGURES[name] ?? '100'),
}));

const translate = (language: Language, text: string) => translateServerText(createI18n({ language }), text);

const CJK = /\p{Script=Han}/u;

beforeAll(() => preloadMessages([serverTexts], LANGUAGES));

describe('texts in English', () => {
  it('all texts in English have a key of the catalogue', () => {
    const keys = new Set<string>(serverTextKeys());
    expect(Object.values(ENGLISH_TEXTS).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('texts in English are translated like the same text in Chinese, in any case and with a closing stop', () => {
    for (const language of ['kr', 'en', 'zh'] as const) {
      expect(translate(language, 'insufficient Balance.')).toBe(translate(language, SERVER_TEXTS.insufficientBalance));
    }
    expect(translate('kr', 'No such text')).toBe('No such text');
  });
});

it('the catalogue translates both texts of a locked account', () => {
  const texts = [
    '账号锁定中,2026-11-20 12:00:00 前不能进行此操作',
    '账户已锁定，2026-11-20 12:00:00之前不能进行此操作',
  ];
  const [first, second] = texts.map((text) => translate('en', text));
  expect(first).toBe(second);
  expect(first).not.toMatch(CJK);
});

it('the texts of the server are unique', () => {
  expect(new Set(serverTextKeys()).size).toBe(Object.keys(SERVER_TEXTS).length);
});

it('the texts of the server are each matched to their own key, with the values of the placeholders', () => {
  const find = matcher(serverTextKeys());
  expect(sent.filter(({ key, text }) => find(text)?.key !== key)).toEqual([]);
});

it('the texts of the server are each translated into all six languages, with the same placeholders', () => {
  const locales = Object.fromEntries(LANGUAGES.map((language) => [language, serverTexts.loaded(language) ?? {}]));
  const { zh = {}, hk = {}, en = {}, kr = {}, jp = {}, spa = {} } = locales;
  expect(Object.keys(en).toSorted()).toEqual(serverTextKeys().toSorted());
  expect(checkLocales({ zh, hk, en, kr, jp, spa })).toEqual([]);
});

it.each(LANGUAGES)('the texts of the server have no unfilled placeholder in %s', (language) => {
  expect(sent.map(({ text }) => translate(language, text)).filter((text) => text.includes('{{'))).toEqual([]);
});

it.each(['en', 'kr', 'spa'] as const)('the texts of the server contain no Chinese character in %s', (language) => {
  expect(sent.map(({ text }) => translate(language, text)).filter((text) => CJK.test(text))).toEqual([]);
});

it('the texts of the server are unchanged in Simplified Chinese', () => {
  expect(translate('zh', SERVER_TEXTS.insufficientBalance)).toBe('余额不足');
  expect(translate('zh', '系统未知的一句话')).toBe('系统未知的一句话');
});

it("the texts of the server use the terms of the screens in Simplified Chinese where the server's terms differ", () => {
  expect(translate('zh', '支付密码错误')).toBe('资金密码错误');
  expect(translate('zh', '币币买入')).toBe('现货买入');
  expect(translate('zh', '实名认证审核中')).toBe('身份认证审核中');
  expect(translate('zh', '同时进行的期权订单不能超过5笔')).toBe('同时进行的秒合约订单不能超过 5 笔');
});

it('the texts of the server say amount in English, as the screens do', () => {
  expect(Object.values(serverTexts.loaded('en') ?? {}).filter((text) => /quantity/i.test(text))).toEqual([]);
});

it('the texts of the server keep the values of the placeholders in every language', () => {
  for (const language of LANGUAGES) {
    expect(translate(language, SERVER_TEXTS.maximumQuantityExceeded('100'))).toContain('100');
    expect(translate(language, SERVER_TEXTS.codeResendWait(42))).toContain('42');
  }
});

it('a pattern is never run over more than 500 characters of a text', () => {
  const match = matcher(serverTextKeys());
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  for (const long of [`${'.'.repeat(80_000)}x`, `${'1,'.repeat(40_000)}x`, `x${' '.repeat(80_000)}x`]) {
    expect(match(long)).toBeUndefined();
  }
  const lengths = exec.mock.calls.map(([text]) => text.length);
  exec.mockRestore();
  expect(lengths.length).toBeGreaterThan(10);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
});

it('a text of the server is translated by its exact text', () => {
  expect(translate('en', '余额不足')).toBe('Insufficient balance.');
  expect(translate('hk', '余额不足')).toBe('餘額不足');
  expect(translate('kr', '余额不足')).toBe('잔고가 부족합니다.');
  expect(translate('jp', '余额不足')).toBe('残高が不足しています。');
  expect(translate('spa', '余额不足')).toBe('Saldo insuficiente.');
});

it('a text of the server is matched with any punctuation and spacing', () => {
  expect(translate('en', ' 余额不足！ ')).toBe('Insufficient balance.');
  expect(translate('en', '登录已过期,请重新登录。')).toBe('Your session has expired. Log in again.');
  expect(translate('en', '手数不能小于 5')).toBe('Minimum lots: 5.');
});

it('a text of the server is shown unchanged if the catalogue does not contain it', () => {
  expect(translate('en', '系统未知的一句话')).toBe('系统未知的一句话');
  expect(translate('en', 'Order rejected')).toBe('Order rejected');
  expect(translate('en', '')).toBe('');
  expect(translate('en', 'constructor')).toBe('constructor');
});

it('a text of the server does not match a pattern of which it has only the beginning or the end', () => {
  expect(translate('en', '提示:数量不能小于5')).toBe('提示:数量不能小于5');
  expect(translate('en', '数量不能小于很多')).toBe('数量不能小于很多');
});

it("a text of the server is shown with its numbers in the user's format, without loss of digits", () => {
  const text = SERVER_TEXTS.minimumQuantity('1234567.00000000012');
  expect(translate('en', text)).toBe('Minimum amount: 1,234,567.00000000012.');
  expect(translate('spa', text)).toBe('La cantidad no puede ser inferior a 1.234.567,00000000012.');
  expect(translate('spa', SERVER_TEXTS.marginDeducted('-1234.5USDT'))).toBe('Margen descontado: −1.234,5USDT');
});

it("a text of the server is shown with its time in the user's format and time zone", () => {
  const text = SERVER_TEXTS.accountLockedUntil('2026-11-20 12:00:00');
  expect(text).toBe('账户已锁定，2026-11-20 12:00:00之前不能进行此操作');
  expect(translate('en', text)).toBe("Account is locked, can't do this before Nov 20, 2026, 12:00:00.");
  const local = createFormatter({ language: 'en', timeZone: 'local' });
  const expected = local.dateTime(Date.UTC(2026, 10, 20, 4));
  expect(translateServerText(createI18n({ language: 'en' }), text, local)).toContain(`before ${expected}.`);
});

it.each(['账号已被锁定，2026-11-20 12:00:00前不能登录', '用户已冻结，解锁时间：2026-11-20 12:00:00'])(
  'a text of the server is a lock message if it begins like one and has a time: %s',
  (text) => {
    expect(translate('spa', text)).toBe(
      'La cuenta está bloqueada; no puede hacer esto antes del 20 nov 2026, 12:00:00.',
    );
  },
);

it('a text of the server keeps a time that cannot be parsed', () => {
  expect(translate('en', SERVER_TEXTS.accountLockedUntil('99:99'))).toBe(
    "Account is locked, can't do this before 99:99.",
  );
});

function Toast({ text }: { readonly text: string }) {
  const serverText = useServerText();
  return <output>{serverText(text)}</output>;
}

it('the hook shows the text of the server until its catalogue is loaded, then the translation', async () => {
  vi.resetModules();
  const [{ TestI18n: Page }, { useServerText: useText }] = await Promise.all([
    import('../testing'),
    import('./server-text'),
  ]);
  const Late = () => <output>{useText()(SERVER_TEXTS.insufficientBalance)}</output>;
  render(
    <Page>
      <Late />
    </Page>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(SERVER_TEXTS.insufficientBalance);
  expect(await screen.findByText('Insufficient balance.')).toBeVisible();
});

it("the hook translates into the page's language", () => {
  render(
    <TestI18n language="jp">
      <Toast text={SERVER_TEXTS.orderPlaced} />
    </TestI18n>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('注文を受け付けました。');
});
