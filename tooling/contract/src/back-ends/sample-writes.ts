import type { Call } from '@bourse/api-client/contract';
import * as c2c from '@bourse/c2c/contract';
import { upload } from '@bourse/feature-kit/contract';
import { forgetPassword, login, logout, register, submitIdentity } from '@bourse/identity/contract';
import * as lever from '@bourse/lever/contract';
import { optionSubmit } from '@bourse/micro-options/contract';
import * as spot from '@bourse/spot/contract';
import * as wallet from '@bourse/wallet/contract';

/** A call and the fields of its request. */
export type Write = readonly [Call, object];

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const pair = { legal_id: 3, currency_id: 1 };
const order = { ...pair, price: '64000', num: '0.001', mode: 1 };
const position = { ...pair, multiple: '10', share: '1', type: 1, status: 1, target_price: '64210.5' };
const withdrawal = { currency: 3, number: '20', address: TRON, rate: '1', type: 'TRC20', charge: '1' };
const photos = { front_pic: '/1.png', reverse_pic: '/2.png', hand_pic: '/3.png' };
const passwords = { password: 'a1b2c3', re_password: 'a1b2c3' };

/** The writes that the stubs answer, with the fields of the specification. */
export const SAMPLE_WRITES: readonly Write[] = [
  [login, { user_string: '+8613800138000', password: 'a1b2c3', type: 1 }],
  [register, { type: 'mobile', user_string: '+8613800138000', code: '1', extension_code: 'LIN7', ...passwords }],
  [forgetPassword, { account: '+8613800138000', password: 'a1b2c3', repassword: 'a1b2c3', code: '1' }],
  [spot.placeBuy, order],
  [spot.placeSell, order],
  [spot.cancelOrder, { id: 5000, type: 'in' }],
  [lever.leverSubmit, position],
  [lever.leverSetStop, { id: 5000, target_profit_price: '70000', stop_loss_price: '60000' }],
  [lever.leverClose, { id: 5000 }],
  [optionSubmit, { match_id: 7, currency_id: 3, type: 1, seconds: 60, number: '100' }],
  // A back end that numbers the directions has this one.
  [wallet.transfer, { currency_id: 3, number: '20', from_field: 'legal', to_field: 'lever', type: 1 }],
  [wallet.withdraw, withdrawal],
  [wallet.depositProof, { currency: 3, acc: TRON, hash: 'ab', amount: '20', pic: '/1.png' }],
  [c2c.publishAd, { price: '7.2', total_number: '20', way: 'bank', currency_id: 3, type: 'sell' }],
  [c2c.takeAd, { id: 11 }],
  [submitIdentity, { name: 'Lin', card_id: '310000', ...photos }],
  [upload, {}],
];

/** A transfer in a direction that the specification does not number. */
export const OTHER_TRANSFER: Write = [
  wallet.transfer,
  { currency_id: 3, number: '20', from_field: 'legal', to_field: 'change' },
];

/** Is sent by POST first, then by GET where the POST is not there. */
export const LOGOUT: Call = logout;
