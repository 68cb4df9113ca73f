import * as identity from './contract';
import { firstPage, nothing, probe, type ContractCheck } from '@bourse/api-client/contract-check';

declare module '@bourse/api-client/contract-check' {
  interface Known {
    userId?: number;
  }
}

/** Meanings of the fields of password reset, payee information, verification and regional users. */
const FIELDS = {
  alipay_account: 'Account of the payee at Alipay.',
  bank_account: 'Number of the bank account or card.',
  bank_name: 'Name of the bank.',
  card_id: 'Number of the identity document; in a reply with its middle hidden, optional.',
  city_name: 'City of the user.',
  district_name: 'District of the user.',
  front_pic: 'Address of the photo of the front.',
  hand_pic: 'Address of the photo of the person with the document.',
  real_name: 'Name of the payee.',
  reason: 'Why it was rejected; optional.',
  repassword: 'The same password once more.',
  reverse_pic: 'Address of the photo of the back.',
  total: 'Number of rows of all pages; optional.',
  wechat_account: 'Account of the payee at WeChat.',
  wechat_nickname: 'Name of the payee at WeChat.',
  'POST /api/user/real_name › name': 'Name of the person, without digits.',
  'GET /api/user/center › name': 'Name of the person, as submitted; optional.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract: identity,
  subject: 'Login, registration, verification codes, the user.',
  probes: [
    probe(identity.userInfo, nothing, (known, user) => {
      known.userId = user.id;
    }),
    probe(identity.userCenter, nothing),
    probe(identity.payeeInfo, nothing),
    { ...probe(identity.regionUsers, firstPage), mayRefuse: 'refused: the user is no regional agent' },
  ],
  notCalled: [
    [identity.login, 'wants a password; its refusal is checked'],
    [identity.logout, 'would end the session of the token'],
    [identity.sendSmsCode, 'would send a message to somebody'],
    [identity.sendMailCode, 'would send a message to somebody'],
    [identity.checkEmailCode, 'would use up a try of a code that somebody waits for'],
    [identity.checkMobileCode, 'would use up a try of a code that somebody waits for'],
    [identity.register, 'would make an account'],
    [identity.forgetPassword, 'would change a password'],
    [identity.bindEmail, 'would change an account'],
    [identity.savePayee, 'would change payee information'],
    [identity.submitIdentity, 'would make an operator review it'],
  ],
  productCalls: { c2c: [identity.payeeInfo, identity.savePayee] },
  extras: [identity.userCenter, identity.regionUsers],
  screens: [
    ['Account', identity.userInfo, identity.userCenter],
    ['Payment methods', identity.payeeInfo],
    ['Agents', identity.regionUsers],
  ],
  fields: FIELDS,
};
