import 'login-portal/voucher-redeem';

export default { component: 'voucher-redeem', title: 'Voucher' };

export const Form = { args: { voucher: 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2' } };
