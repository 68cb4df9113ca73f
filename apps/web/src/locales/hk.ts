import type { ShellTexts } from './messages';

const hk: ShellTexts = {
  'nav.label': '主選單',
  'nav.markets': '行情',
  'nav.spot': '現貨交易',
  'nav.leverage': '槓桿交易',
  'nav.options': '秒合約',
  'nav.c2c': 'C2C',
  'nav.assets': '資產',

  'header.skip': '跳至主要內容',
  'header.home': '{{name}} 首頁',
  'header.menu': '選單',
  'header.login': '登入',
  'header.register': '註冊',
  'header.logout': '登出',
  'header.account': '帳戶',
  'header.settings': '帳戶設定',
  'header.verification': '身份認證',
  'header.merchant': '商家',
  'header.merchant.about': '您可以發佈廣告',
  'header.assets': '總資產',
  'header.assets.show': '顯示總資產',
  'header.assets.hide': '隱藏總資產',
  'header.assets.hidden': '已隱藏',

  'language.label': '語言',
  'language.failed': '語言載入失敗，請重試。',
  'theme.day': '切換為日間模式',
  'theme.night': '切換為夜間模式',
  'colours.label': '漲跌顏色',
  'colours.green-up': '綠漲紅跌',
  'colours.red-up': '紅漲綠跌',
  'colours.colour-vision-safe': '藍漲橙跌',

  'footer.label': '關於本站',
  'footer.about': '關於我們',
  'footer.explain': '說明',
  'footer.support': '支援',
  'footer.contact': '線上客服',
  'footer.rights': '© {{years}} {{name}} 版權所有',

  'session.signIn': '請先登入。',
  'session.outOfDate': '登入已過期，請重新登入。',

  'screen.loading': '載入中…',
  'screen.failed': '此頁面發生錯誤',
  'screen.failed.body': '網站其他部分仍可正常使用。請重試；如問題持續，請聯絡客服。',
  'screen.notLoaded': '頁面未能載入',
  'screen.notLoaded.body': '請檢查網絡後重試。您在其他頁面填寫的內容不會遺失。',
  'screen.retry': '重試',
  'screen.home': '返回首頁',
  'screen.back': '返回上一頁',
  'screen.notFound': '找不到此頁面',
  'screen.notFound.body': '網址 {{path}} 沒有對應的頁面，可能輸入有誤，或頁面已移走。',
};

export default hk;
