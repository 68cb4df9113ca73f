import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineCall } from '@bourse/contracts/wire';
import { openEnvelope } from './envelope';

const call = defineCall({
  method: 'POST',
  path: '/anything',
  access: 'public',
  request: v.object({}),
  reply: v.unknown(),
});
const coded = { ...call, envelope: 'code' as const };

const open = (body: unknown, status = 200) => openEnvelope(call, { status, body: JSON.stringify(body) });
const openText = (body: string, status = 200) => openEnvelope(call, { status, body });
const openCoded = (body: unknown) => openEnvelope(coded, { status: 200, body: JSON.stringify(body) });

describe('an envelope', () => {
  it('an envelope of type ok yields its message', () => {
    expect(open({ type: 'ok', message: { list: null } })).toEqual({ message: { list: null } });
    expect(open({ type: 'ok' })).toEqual({ message: undefined });
  });

  it("an envelope of any other type is a refusal with the server's text", () => {
    expect(open({ type: 'error', message: '余额不足' })).toEqual({ failure: { kind: 'rejected', text: '余额不足' } });
    expect(open({ type: 'error', message: { odd: true } })).toEqual({ failure: { kind: 'rejected', text: '' } });
  });

  it.each([997, '997'])('%j means missing payee information', (type) =>
    expect(open({ type, message: 'x' })).toEqual({ failure: { kind: 'payeeMissing', text: 'x' } }),
  );

  it.each([998, '998'])('%j means an unverified identity', (type) =>
    expect(open({ type, message: 'x' })).toEqual({ failure: { kind: 'unverified', text: 'x' } }),
  );

  it.each([999, '999'])('%j means an expired or missing session', (type) => {
    expect(open({ type, message: '登录已过期' })).toEqual({
      failure: { kind: 'expired', text: '登录已过期', mustLogIn: false },
    });
    expect(open({ type, message: '请先登录' })).toEqual({
      failure: { kind: 'expired', text: '请先登录', mustLogIn: true },
    });
  });

  it('an envelope may contain the time until which the account is locked', () => {
    const text = '账户已锁定，2026-11-20 08:00:00之前不能进行此操作';
    expect(open({ type: 'error', message: text })).toEqual({
      failure: { kind: 'locked', until: '2026-11-20 08:00:00', text },
    });
  });

  it.each(['', 'null', '"ok"', '[]', '{}', '{"type":{}}', '<!doctype html>', '{"type":"ok","mess'])(
    '%j is malformed',
    (body) => expect(openText(body)).toEqual({ failure: { kind: 'malformed' } }),
  );
});

it('an HTTP status of 500 and above is a failure with any body', () => {
  expect(open({ type: 'ok', message: 1 }, 500)).toEqual({ failure: { kind: 'http', status: 500 } });
  expect(open({ type: 'error', message: '系统繁忙' }, 500)).toEqual({ failure: { kind: 'http', status: 500 } });
  expect(openText('<html>', 503)).toEqual({ failure: { kind: 'http', status: 503 } });
});

it('an HTTP status below 500 is a failure unless the body contains a refusal', () => {
  expect(openText('', 404)).toEqual({ failure: { kind: 'http', status: 404 } });
  expect(open({ type: 'ok', message: 1 }, 400)).toEqual({ failure: { kind: 'http', status: 400 } });
  expect(open({ type: 999, message: '' }, 401)).toEqual({
    failure: { kind: 'expired', text: '', mustLogIn: false },
  });
});

it.each([1, '1'])('the time-series envelope of code %j yields its data', (code) =>
  expect(openCoded({ code, data: [] })).toEqual({ message: [] }),
);

it('the time-series envelope of another code is a refusal', () => {
  expect(openCoded({ code: 0, msg: '参数错误' })).toEqual({ failure: { kind: 'rejected', text: '参数错误' } });
  expect(openCoded({ code: 999, message: '登录已过期' })).toEqual({
    failure: { kind: 'expired', text: '登录已过期', mustLogIn: false },
  });
});

it('the time-series envelope may be the standard envelope', () => {
  expect(openCoded({ type: 'error', message: '参数错误' })).toEqual({
    failure: { kind: 'rejected', text: '参数错误' },
  });
  expect(openCoded({ type: 'ok', message: [] })).toEqual({ message: [] });
});
