import { ACCOUNT_TEXTS } from './groups/account';
import { GENERAL_TEXTS } from './groups/general';
import { IDENTITY_TEXTS } from './groups/identity';
import { LEVERAGE_TEXTS } from './groups/leverage';
import { TRADING_TEXTS } from './groups/trading';
import { WALLET_TEXTS } from './groups/wallet';

/** Texts of back ends that answer in English → the key of the text in the catalogue. Case and closing stops do not count. */
export const ENGLISH_TEXTS: Readonly<Record<string, string>> = {
  'Parameter error': GENERAL_TEXTS.parameterError,
  'Invalid parameter': GENERAL_TEXTS.parameterError,
  'Data does not exist': GENERAL_TEXTS.dataNotFound,
  'Order does not exist': GENERAL_TEXTS.orderNotFound,
  'Order not found': GENERAL_TEXTS.orderNotFound,
  'Please do not submit repeatedly': GENERAL_TEXTS.duplicateSubmission,
  'Too many requests': GENERAL_TEXTS.tooManyRequests,
  'Operation failed': GENERAL_TEXTS.operationFailed,
  'Operation succeeded': GENERAL_TEXTS.operationSucceeded,
  'Operation successful': GENERAL_TEXTS.operationSucceeded,
  'Operate successfully': GENERAL_TEXTS.operationSucceeded,
  'Submitted successfully': GENERAL_TEXTS.submitted,
  'Saved successfully': GENERAL_TEXTS.saved,
  'Deleted successfully': GENERAL_TEXTS.deleted,
  'Please log in first': ACCOUNT_TEXTS.pleaseLogIn,
  'Please login': ACCOUNT_TEXTS.pleaseLogIn,
  'Login expired': ACCOUNT_TEXTS.loginExpired,
  'Account already exists': ACCOUNT_TEXTS.accountExists,
  'Account does not exist': ACCOUNT_TEXTS.accountNotFound,
  'User does not exist': ACCOUNT_TEXTS.userNotFound,
  'User not found': ACCOUNT_TEXTS.userNotFound,
  'Wrong password': ACCOUNT_TEXTS.passwordWrong,
  'Password error': ACCOUNT_TEXTS.passwordWrong,
  'Incorrect password': ACCOUNT_TEXTS.passwordWrong,
  'The two passwords are inconsistent': ACCOUNT_TEXTS.passwordsDiffer,
  'Passwords do not match': ACCOUNT_TEXTS.passwordsDiffer,
  'Please set the payment password first': ACCOUNT_TEXTS.fundsPasswordNotSet,
  'Payment password error': ACCOUNT_TEXTS.fundsPasswordWrong,
  'Verification code error': ACCOUNT_TEXTS.codeWrong,
  'Wrong verification code': ACCOUNT_TEXTS.codeWrong,
  'Verification code expired': ACCOUNT_TEXTS.codeExpired,
  'Invitation code does not exist': ACCOUNT_TEXTS.inviteCodeNotFound,
  'Please complete real-name authentication': IDENTITY_TEXTS.realNameNotPassed,
  'Insufficient balance': WALLET_TEXTS.insufficientBalance,
  'Sorry, your credit is running low': WALLET_TEXTS.insufficientBalance,
  'Wallet does not exist': WALLET_TEXTS.walletNotFound,
  'Currency does not exist': WALLET_TEXTS.currencyNotFound,
  'Transfer failed': WALLET_TEXTS.transferFailed,
  'Transfer successful': WALLET_TEXTS.transferred,
  'Trading pair does not exist': TRADING_TEXTS.pairNotFound,
  'Order placed successfully': TRADING_TEXTS.orderPlaced,
  'Insufficient margin': LEVERAGE_TEXTS.marginInsufficient,
  'Position closed successfully': LEVERAGE_TEXTS.positionClosed,
};
