import type { Call, ReplyOf } from '@bourse/contracts/wire';
import { login } from '@bourse/contracts/identity';
import * as v from 'valibot';

export type Fields = Readonly<Record<string, string | number>>;

/** The log-in of a gateway that a test starts. */
export const OWNER = { account: 'owner@bourse.example', password: 'owner2026' };

interface Asked {
  readonly token?: string;
  /** Names the request: its repetitions have the same one. */
  readonly t?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export type GatewayClient = ReturnType<typeof gatewayClient>;

/** Calls of a gateway over HTTP. */
export function gatewayClient(address: string) {
  /** The content of the envelope. */
  async function ask(call: Call, fields: Fields = {}, { token = '', t = Date.now(), headers = {} }: Asked = {}) {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const isGet = call.method === 'GET';
    const answer = await fetch(`${address}/api${call.path}?t=${t}${isGet ? `&${body.toString()}` : ''}`, {
      method: call.method,
      headers: { authorization: token, ...headers },
      ...(!isGet && { body }),
    });
    const envelope = v.parse(v.looseObject({}), await answer.json());
    return { status: answer.status, type: envelope['type'], message: envelope['message'] ?? envelope['data'] };
  }

  /** @throws if the call is refused */
  async function reply<C extends Call>(call: C, fields: Fields = {}, token = ''): Promise<ReplyOf<C>> {
    const { type, message } = await ask(call, fields, { token });
    if (call.envelope !== 'code' && type !== 'ok') throw new Error(`${String(type)}: ${String(message)}`);
    return v.parse(call.reply, message);
  }

  return {
    ask,
    reply,
    /** The token of a new session. */
    logIn: () => reply(login, { user_string: OWNER.account, password: OWNER.password, type: 1 }),
  };
}
