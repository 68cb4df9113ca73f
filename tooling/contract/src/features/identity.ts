import * as identity from '@bourse/identity/contract';
import { IDENTITY_FIELDS } from '../identity-fields';
import { firstPage, nothing, probe, type ContractOfFeature } from './contract-of-feature';

export const identityContract: ContractOfFeature = {
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
  fields: IDENTITY_FIELDS,
};
