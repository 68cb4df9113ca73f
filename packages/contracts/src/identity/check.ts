import * as identity from '.';
import { firstPage, nothing, probe, type ContractCheck } from '../check';

declare module '../check' {
  interface Known {
    userId?: number;
  }
}

const passwords = { password: 'a1b2c3', re_password: 'a1b2c3' };
const photos = { front_pic: '/1.png', reverse_pic: '/2.png', hand_pic: '/3.png' };

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  status: 'Status of the merchant: 1 approved.',
  card_id: 'Number of the identity document; in a reply with its middle hidden, optional.',
  city_name: 'City of the user.',
  district_name: 'District of the user.',
  front_pic: 'Address of the photo of the front.',
  hand_pic: 'Address of the photo of the person with the document.',
  repassword: 'The same password once more.',
  reverse_pic: 'Address of the photo of the back.',
  'POST /api/user/real_name › name': 'Name of the person, without digits.',
  'GET /api/user/center › name': 'Name of the person, as submitted; optional.',
  account: 'The name that the user logs in with.',
  account_number: 'The name that the user logs in with, as the header shows it (masked by the client).',
  code: 'The verification code.',
  country_code: 'Dialling code of the phone number.',
  email: 'Email address, empty where none is bound.',
  email_code: 'The code that came by email.',
  extension_code: "The user's own invite code.",
  is_seller: '1: the user is a merchant.',
  lan: 'Language of the message.',
  mobile_code: 'The code that came to the phone.',
  password: 'Password, 6 to 16 characters.',
  phone: 'Phone number, empty where none is bound.',
  re_password: 'The same password once more.',
  review_status: 'Identity verification: 0 not submitted, 1 under review, 2 approved, 3 rejected.',
  seller: 'Where the user is a merchant: one row each.',
  total_assets: "Worth of all the user's accounts, in USDT.",
  'POST /api/user/login › type': 'Always 1: log in with a password.',
  'POST /api/user/register › type': 'What the account is named by: an email address or a mobile phone.',
  'POST /api/user/register › extension_code': 'Invite code of a user.',
  'POST /api/user/register › country_code': 'Dialling code of the phone number, empty for an email address.',
  'POST /api/sms_send › type': '`forget`: to set a forgotten password.',
  'POST /api/sms_mail › type': '`forget`: to set a forgotten password.',
  user_string: 'Email address or phone number.',
  referral: '1: inviters see whom they have invited, and get rebates. Optional.',
  rebate_rate: "Share of an invited user's fees that the inviter gets: `0.2` is 20 per cent.",
  invited: 'Number of users that the user has invited.',
  'GET /api/user/referral › earned': 'Rebates of the user in all.',
  'GET /api/user/referral › currency_name': 'Code of the currency of rebates.',
  'invitee › account': 'Account of the invited user, masked.',
  'invitee › earned': 'Rebates for this user.',
  'invitee › create_time': 'When the user registered.',
  verified: '1: the identity of the invited user is verified, so that its fees count. Optional.',
  'rebate › account': 'Account of the invited user, masked.',
  'rebate › fee': 'Worth of the fees of the invited user.',
  'rebate › time': 'When the rebate was settled.',
  'rebate › amount': 'The rebate: traded volume × fee ratio × rebate rate.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract: identity,
  capabilities: identity.identityCapabilities,
  subject: 'Login, registration, verification codes, the user.',
  probes: [
    probe(identity.userInfo, nothing, (known, user) => {
      known.userId = user.id;
    }),
    probe(identity.userCenter, nothing),
    probe(identity.payeeInfo, nothing),
    { ...probe(identity.regionUsers, firstPage), mayRefuse: 'refused: the user is no regional agent' },
  ],
  refusals: [
    {
      call: identity.login,
      request: { user_string: 'nobody@contract-check.invalid', password: 'a1b2c3', type: 1 },
      when: 'of nobody',
    },
  ],
  adaptations: [
    [identity.login, 'country of a phone account in `area_code_id` (A) or `country_code` (C, D)'],
    [identity.logout, 'POST, then GET'],
    [identity.register, 'a trade password is chosen, in `withdraw_password` (A)'],
    [identity.forgetPassword, 'the present password in `oldpassword` (B)'],
  ],
  writeSamples: [
    [identity.login, { user_string: '+8613800138000', password: 'a1b2c3', type: 1 }],
    [
      identity.register,
      { type: 'mobile', user_string: '+8613800138000', code: '1', extension_code: 'LIN7', ...passwords },
    ],
    [identity.forgetPassword, { account: '+8613800138000', password: 'a1b2c3', repassword: 'a1b2c3', code: '1' }],
    [identity.submitIdentity, { name: 'Lin', card_id: '310000', ...photos }],
  ],
  notCalled: [
    [identity.login, 'wants a password; its refusal is checked'],
    [identity.logout, 'would end the session of the token'],
    [identity.sendSmsCode, 'would send a message to somebody'],
    [identity.sendMailCode, 'would send a message to somebody'],
    [identity.checkEmailCode, 'would use up a try of a code that somebody waits for'],
    [identity.checkMobileCode, 'would use up a try of a code that somebody waits for'],
    [identity.register, 'would make an account'],
    [identity.openDemoAccount, 'would make an account'],
    [identity.claimPlayMoney, 'would give money to the user'],
    [identity.forgetPassword, 'would change a password'],
    [identity.bindEmail, 'would change an account'],
    [identity.savePayee, 'would change payee information'],
    [identity.submitIdentity, 'would make an operator review it'],
    [identity.referralSummary, 'exists only where `referral` is announced'],
    [identity.invitees, 'exists only where `referral` is announced'],
    [identity.rebates, 'exists only where `referral` is announced'],
  ],
  productCalls: { c2c: [identity.payeeInfo, identity.savePayee] },
  extras: [
    identity.userCenter,
    identity.regionUsers,
    identity.openDemoAccount,
    identity.claimPlayMoney,
    identity.referralSummary,
    identity.invitees,
    identity.rebates,
  ],
  screens: [
    ['Account', identity.userInfo, identity.userCenter],
    ['Payment methods', identity.payeeInfo],
    ['Agents', identity.regionUsers],
  ],
  fields: FIELDS,
};
