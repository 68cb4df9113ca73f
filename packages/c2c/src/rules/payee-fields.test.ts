import { expect, it } from 'vitest';
import { aPayee } from '../testing';
import { changedFields, payeeFields } from './payee-fields';

it('payeeFields lists the fields of the method that are set', () => {
  expect(payeeFields(aPayee(), 'bank')).toEqual(['realName', 'bankName', 'bankAccount']);
  expect(payeeFields(aPayee({ wechatNickname: '' }), 'wechat')).toEqual(['realName', 'wechatAccount']);
});

it('payeeFields lists everything that is set for an unknown method', () => {
  expect(payeeFields(aPayee({ alipayAccount: '' }), undefined)).toHaveLength(5);
});

it('changedFields names the fields that differ from the first view', () => {
  expect(changedFields(aPayee(), aPayee())).toEqual([]);
  expect(changedFields(aPayee(), aPayee({ bankAccount: '1', realName: 'Other' }))).toEqual(['realName', 'bankAccount']);
});
