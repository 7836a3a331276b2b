/*
 * Faults that a careless developer makes in a server that otherwise works, and the finding of the kit that names each. The small
 * server next to this file has a switch for each of them.
 */

/** By name: matches the finding, as `fails Login, email address: POST …`. */
export const FAULTS = {
  // Codes
  'every code is right':
    /^fails Login, code of an email: POST \/api\/v1\/login\/user succeeds, with a wrong code/,
  'a wrong code is forbidden': /^warns Login, code of an email: .*refuses a wrong code with 403/,
  'a code can be used twice': /^fails Login, code of an email: .* succeeds, with a code that has been used/,
  'only the cookie of a used code ends':
    /^fails Login, code of an email: .* succeeds, with a code that has been used/,
  'an older code remains valid':
    /^fails Login, code of an email: .*with a code that a newer one has replaced/,
  'a code can be guessed': /^fails Login, limit for wrong codes: .*accepts the code after 10 wrong ones/,
  'a code does not expire': /^fails Codes and links, lifetime: .*with a code that is 11 minutes old/,
  'the challenge contains the code':
    /^fails Login, code of an email: .*returns the code that belongs in the email/,
  'the challenge signs in': /^fails Login, code of an email: .*signs the person in before the code/,
  'with a code, the password does not matter':
    /^fails Login, code of an email: .*with a wrong password and the right code/,
  'no code is asked for': /^fails Login, code of an email: .*asks the account of --code-account for no code/,
  'no code is sent': /^fails Login, code of an email: .*no email with a new code of 6 digits/,
  'scripts can read the cookie of a code': /^warns Login, code of an email: .*HttpOnly: code/,
  'a code works in every browser': /^warns Login, code of an email: .*in another browser/,
  'without the field twofactor, no code is needed':
    /^fails Login, request without a code: .*signs the person in without the field twofactor/,
  'a link replaces the code':
    /^fails Login, no link instead of a code: .*signs in without the password and the code/,
  'an object is every code':
    /^fails Login, request without a code: .*signs the person in with an object in twofactor/,
  'codes follow each other': /^fails Login, code of an email: .*so they can be guessed/,
  'a code signs in to any account':
    /^fails Login, code of another account: .*succeeds, with the code of another account/,
  'a new code ends the count of wrong codes':
    /^warns Login, limit for wrong codes of an account: .*refuses 30 wrong codes/,
  // Links
  'a token that cannot be decoded is a crash': /^fails Token page, unknown link: .*%E0%A4%A answers 500/,
  'tokens are compared without case':
    /^fails Token page, links of the emails: .*with other capital letters in the token/,
  'the beginning of a token is enough':
    /^fails Token page, links of the emails: .*without the last character of the token/,
  'a token can be a pattern': /^fails Token page, links of the emails: .*with % for the end of the token/,
  'a token can be a query': /^fails Reset Password, link of an email: .*an object as the token/,
  'a link is mailed to another kind':
    /^fails Forgot Password of an admin: .*although the account is of another kind/,
  'a form sends two links': /^warns Forgot Password: .*sends 2 different links at once/,
  'a link for a new password ends the old one':
    /^fails Reset Password, link of an email: POST \/api\/v1\/login\/member is refused with 401/,
  'every address of a list gets the link':
    /^fails Forgot Password, addresses like that of the account: .*a list of two addresses/,
  'every address after a comma gets the link':
    /^fails Forgot Password, addresses like that of the account: .*two addresses with a comma/,
  'letters of full width are the same':
    /^fails Forgot Password, addresses like that of the account: .*a letter of full width/,
  'accents do not matter in an address':
    /^fails Forgot Password, addresses like that of the account: .*an accent in the address/,
  'a session opens its own data with any link':
    /^fails Personal data, two people: .*returns the data of somebody else/,
  'a link sets the password again':
    /^fails Reset Password, link of an email: .*although the link has set a password already/,
  'other links of the address remain':
    /^fails Reset Password, link of an email: .*a new password ends all links of the address/,
  'the link to the data works for an hour':
    /^fails Codes and links, lifetime: .*so the link works more than once/,
  'the link to the data works for ten minutes':
    /^warns Codes and links, lifetime: .*2 minutes after the data was fetched/,
  'a link that signs in works for an hour':
    /^warns Codes and links, lifetime: .*with a link that signs in and is 11 minutes old/,
  'a used link to the data is still valid':
    /^fails Personal data, link of an email: .*the link to the data has been used/,
  'the check of a link signs in':
    /^fails Login, password: GET \/api\/v1\/token\/\{token\} of Login, link by email signs the browser in/,
  'the login takes the check of a link for a sign-in':
    /^fails Token page, links of the emails: .*of Login, link by email signs the browser in, because POST \/api\/v1\/login then answers "portal"/,
  'the check of a link uses it up': /^fails Token page, links of the emails: .*must not use the link up/,
  "an admin's call takes a member's link":
    /^fails Reset Password, link of an email: POST \/api\/v1\/login\/user\/resetpw succeeds/,
  'a link to the data sets a password':
    /^fails Links of the emails, only for their purpose: POST .*resetpw succeeds, with the link of another form/,
  'a link to the reports opens the data':
    /^fails Links of the emails, only for their purpose: GET .*personaldata\/\{token\} succeeds/,
  'the token is in the answer': /^fails Forgot Password: .*returns the token that belongs in the email/,
  'the host of the link is that of the request': /^fails Forgot Password: .*X-Forwarded-Host/,
  'the link begins with the header Host': /^fails Reset Password, link of an email: .*from Host/,
  'tokens are consecutive numbers': /^fails Forgot Password: .*which can be guessed/,
  'no email is sent': /^fails Forgot Password: .*no email with a new link/,
  'the link has the wrong type':
    /^fails Token page, links of the emails: .*the type "forgotpw" to the link of Login, link by email/,
  'the link has the wrong target': /^fails Token page, links of the emails: .*the target "user"/,
  'the data is that of somebody else':
    /^fails Personal data, link of an email: .*returns the data of somebody else/,
  'the hash of the password is in the data':
    /^fails Personal data, link of an email: .*returns the hash of a password/,
  'a date is a number':
    /^fails Personal data, link of an email: .*a number in data\.personal\.createdon, expected a date/,
  'the link to the reports works once':
    /^fails Personal reports, link of an email: .*is refused the second time/,
  'reports open without their key':
    /^fails Personal reports, link of an email: .*that also open without their query/,
  'a key opens every report':
    /^fails Personal reports, link of an email: .*a key in the query that opens other reports/,
  'two people get the same reports': /^fails Personal reports, two people: .*lists all reports of --as/,
  'the login mails no link':
    /^fails Login, link for a member without a password: .*no email with a new link arrives/,
  'the raw values are a list':
    /^fails Personal data, link of an email: .*no object of names and values in data\.survey\.raw/,
  'the date of a report is local':
    /^fails Personal reports, link of an email: .*data\.reports\.date, expected a date/,
  // Passwords and sessions
  'an object is every password':
    /^fails Login, wrong password of the test account: .*an object as the password/,
  'an empty password signs in a member without one':
    /^fails Login, link for a member without a password: .*with an empty password/,
  'right passwords are counted, too':
    /^warns Reset Password, link of an email: .*answers 429 to the right password after \d sign-ins/,
  'wrong passwords are counted after they were compared':
    /^fails Login, wrong passwords at the same time: .*of 20 wrong passwords for one address at the same time/,
  'the sign-in of a member is called one of an admin':
    /^fails Login, password: the sign-in of a member answers "admin", expected "portal"/,
  'the session has the path of the API': /^fails Login, password: .*has no "Path=\/"/,
  'other hosts get the session': /^warns Login, password: .*has a "Domain"/,
  'the session remains for a year': /^warns Login, password: .*remains for 365 days/,
  'the session is short': /^fails Login, password: .*a text of 8 characters/,
  'the session is in the answer': /^fails Login, password: .*contains the session/,
  'the session is computed from the account': /^fails Login, password: .*gives two browsers the same session/,
  'a short password is accepted': /^fails Reset Password, link of an email: .*the password has 7 characters/,
  'seven characters are enough': /^fails Reset Password, link of an email: .*the password has 7 characters/,
  'more characters are required than announced':
    /^fails Reset Password, link of an email: .*refuses with 422 a password of 8 characters, and/,
  'a longer password is announced than required':
    /^fails Reset Password, link of an email: .*the password has 11 characters/,
  'a new password signs in': /^fails Reset Password, link of an email: .*signs the browser in/,
  'the repetition is not compared':
    /^fails Reset Password, link of an email: .*the second password is another one/,
  'a refused password uses the link up':
    /^fails Reset Password, link of an email: .*a right password after some that were refused/,
  'a password may have 32 characters':
    /^fails Reset Password, link of an email: .*refuses with 422 a password of \d+ characters/,
  'a common password is accepted': /^fails Reset Password, link of an email: .*"password1"/,
  'the list of common passwords is short':
    /^warns Reset Password, link of an email: .*accepts "starwars", expected a list/,
  'common passwords are compared with their case':
    /^warns Reset Password, link of an email: .*accepts "PASSWORD1", expected a comparison/,
  'a new password needs a capital letter':
    /^fails Reset Password, link of an email: .*refuses with 422 a password of 8 characters, and/,
  'a new password is trimmed':
    /^fails Reset Password, link of an email: POST \/api\/v1\/login\/member is refused/,
  'a new password is mailed':
    /^fails Reset Password, link of an email: .*sends an email with the new password/,
  'two simultaneous requests both use a link':
    /^fails Reset Password, link of an email: .*two requests with one link at the same time/,
  'sessions survive a new password':
    /^fails Reset Password, link of an email: .*leaves the sessions of the account open/,
  'the old password still works':
    /^fails Reset Password, link of an email: .*with the password before the new one/,
  'passwords are cut at 72 bytes':
    /^fails Login, wrong password of the test account: .*with the first 72 bytes of the password/,
  'passwords are cut at 72 characters':
    /^fails Login, wrong password of the test account: .*with the first 72 bytes of the password/,
  'an address can be a pattern': /^fails Login, password: .*with the address _.*, which is a pattern/,
  'passwords ignore case':
    /^fails Login, wrong password of the test account: .*with the password in other letters/,
  'passwords are trimmed': /^fails Login, wrong password of the test account: .*with or without outer spaces/,
  'a member signs in as an admin':
    /^fails Login, password: POST \/api\/v1\/login\/user succeeds, although the account is of the kind member/,
  'the session can be read by scripts': /^fails Login, password: .*HttpOnly/,
  'the session is sent by other sites': /^warns Login, password: .*SameSite/,
  'the session keeps the value that the browser had':
    /^fails Login, password: .*keeps the session that the browser had before/,
  'a session answers for every address': /^fails Login, password: .*answers "portal" for an address other/,
  'wrong passwords are not limited': /^fails Login, limit for wrong passwords: .*101 wrong passwords/,
  'only the 100 wrong passwords in a row are limited':
    /^warns Login, limit for wrong passwords: .*only after \d{2,3} wrong passwords/,
  'the right password ends the wait':
    /^fails Login, right password after too many wrong ones: .*accepts the right password/,
  'wrong passwords are counted in a cookie': /^fails Login, limit for wrong passwords: .*sends no cookies/,
  'wrong passwords are counted by the text of the address':
    /^fails Login, limit for wrong passwords: .*forgets the wrong passwords for the same address in capital letters/,
  'another X-Forwarded-For ends the wait':
    /^fails Login, limit for a client that names other addresses: .*takes the first address of X-Forwarded-For/,
  'every IPv6 address is a client':
    /^fails Login, limit for an IPv6 network: .*counts each address of an IPv6 network/,
  'a new password does not end the wait':
    /^warns Login, right password after too many wrong ones: .*does not end the wait/,
  'a sign-in compares the case of the address':
    /^fails Login, password: .*refuses the right password with the same address in capital letters/,
  'capital letters are another address':
    /^fails Login, email address of the test account: .*in capital letters/,
  // Who has an account
  'the text of a wrong password reveals the account':
    /^fails Login, wrong password of the test account: .*unknown address differently/,
  'only known addresses need a hash':
    /^fails Login, wrong password of the test account: .*takes \d+ to \d+ ms for the test account and \d+ to \d+ ms for an unknown address \(3 of each\)/,
  'emails are sent before the answer':
    /^fails Forms that send an email, time of the answers: .*take \d+ ms more in the middle of 5 forms/,
  'one form waits for the email':
    /^fails Forms that send an email, time of the answers: Forgot Password takes at least \d+ ms more for a known/,
  'unknown addresses are refused':
    /^fails Forgot Password of a member: .*answers differently for an unknown address/,
  'a registration reveals members':
    /^fails Registration, address of the test account: .*reveals who is a member/,
  'a block is revealed before the password': /^fails Login, blocked account: .*before the password is right/,
  'a blocked account can sign in': /^fails Login, blocked account: .*although the account is blocked/,
  'a blocked account gets links':
    /^fails Login, blocked account: .*login\/forgotpw sends a link to a blocked account/,
  'a blocked account gets links to its data':
    /^fails Login, blocked account: .*personaldata sends a link to a blocked account/,
  'an account that was never activated can sign in':
    /^fails Login, account that was never activated: .*although the account was never activated/,
  'a new account may have a common password':
    /^fails Login, account that was never activated: .*one of the most used passwords, for a new account/,
  'nobody learns that an account was never activated':
    /^fails Login, account that was never activated: .*does not say in active_member/,
  'an address gets emails without limit':
    /^warns Forms that send an email, limit for one address: .*11 emails/,
  'wrong passwords for many addresses have no limit':
    /^fails Login, limit for wrong passwords for many addresses: .*answers 150 wrong passwords for different addresses to one client/,
  "a client's own sign-in ends its limit":
    /^fails Login, limit for wrong passwords for many addresses: .*which signs in to its own account/,
  'addresses can be asked for without limit': /^warns Login, limit for asking about addresses: /,
  'links can be requested without limit': /^warns Forgot Password, limit: /,
  'vouchers can be guessed without limit': /^warns Redeem Voucher, limit: /,
  'only known addresses are refused over their limit':
    /^warns Forms that send an email, limit for one address: .*answers 429 for the address of --as only/,
  'Retry-After is in milliseconds':
    /^fails Login, limit for wrong passwords: .*falls by \d+ in about a second/,
  'Retry-After is a text':
    /^fails Login, limit for wrong passwords: .*neither a number of seconds above 0 nor a date/,
  'every account is called inactive':
    /^fails Login, email address of the test account: .*has active_member: false/,
  'the login tells the name of anybody':
    /^fails Login, email address of the test account: .*has firstname, but anybody/,
  'a member gets the link of a registration':
    /^fails Registration, address of the test account: .*to somebody who is a member already/,
  // Forms
  'an apostrophe in an address is refused': /^fails Login, email address: .*is refused with 422/,
  'an object in a form is a crash':
    /^fails Every form, values of another type: .*answers 500 to objects instead of texts/,
  'a cookie that cannot be decoded is a crash': /^fails Every refusal, language of the person: .*answers 500/,
  'an unknown language is a crash': /^fails Every refusal, language of the person: .*answers 500/,
  'the texts of an unknown language are a crash': /^fails Every screen, texts of the server: .*answers 500/,
  'a campaign is a property of an object':
    /^fails Registration for a campaign or a group: .*is open for an unknown campaign/,
  'an unknown type of registration is open': /^fails Registration, closed: .*for a type that does not exist/,
  'a long name is a crash': /^fails Registration, incomplete: .*answers 500/,
  'names with an apostrophe are refused':
    /^fails Registration, address of the test account: .*registration of Zoë Łukasiewicz with 400/,
  'an email shows the name as HTML':
    /^fails Registration, before the address is confirmed: .*an email that shows the name as HTML/,
  'a voucher takes any product':
    /^fails Redeem Voucher, code of --voucher: .*for a product that it does not offer/,
  'a voucher takes any language':
    /^fails Redeem Voucher, code of --voucher: .*for a language that it does not offer/,
  'the login goes on to any address': /^fails Login, password: GET \/login\/ leads to another site/,
  'a member opens the pages of admins':
    /^fails Login, password: the page of a user opens for the session of a member/,
  'texts can be any file': /^fails Every screen, texts of the server: .*package returns a file of the server/,
  'a registration reveals a block':
    /^fails Registration, address of the test account: .*differently for a blocked account/,
  'the link of a registration is on the host of the request':
    /^fails Registration, before the address is confirmed: .*X-Forwarded-Host/,
  'the link of a voucher is on the host of the request':
    /^fails Redeem Voucher, new member: .*X-Forwarded-Host/,
  'the page after a registration shows any member':
    /^fails Personal data, link of an email: GET \/registrationsuccess shows the member/,
  'the id of a campaign is a part of a query':
    /^fails Registration for a campaign or a group: .*is open for an unknown campaign/,
  'a quotation mark in a token is a crash': /^fails Token page, unknown link: .*answers 500/,
  'a member gets an email for each registration':
    /^warns Forms that send an email, limit for one address: .*registration sends 11 emails/,
  'a registration computes a hash for new addresses':
    /^fails Forms that send an email, time of the answers: Registration, .*more for an unknown address/,
  'a token consists of the address and the time':
    /^fails Token page, links of the emails: .*differ in \d+ characters only/,
  'the call for a new password takes an old link':
    /^warns Codes and links, lifetime: POST \/api\/v1\/login\/member\/resetpw succeeds, with a link .*61 minutes old/,
  'the reports take an old link':
    /^warns Codes and links, lifetime: GET .*personalreports.* succeeds, with a link to the reports .*61 minutes old/,
  'an address in capital letters is stored as it is':
    /^fails Registration, before the address is confirmed: .*does not find it in small letters/,
  'the first registration decides the name':
    /^fails Registration, before the address is confirmed: .*shows the name of an earlier registration/,
  'a member without a password is asked for one':
    /^fails Login, email address of the test account: .*has membercheck: true for a member without a password/,
  'a member opens the pages of the admin with the same address':
    /^fails Reset Password, link of an email: the page of a user opens for the session of a member/,
  'the list has other products than the voucher':
    /^warns Redeem Voucher, code of --voucher: .*does not list by the same ids/,
  'a spent voucher is for any new member':
    /^fails Redeem Voucher, new member: .*has been redeemed for another address/,
  'new members redeem a voucher at the same time':
    /^fails Redeem Voucher, new member: .*for several people at the same time/,
  'each use of the link to the data lengthens it':
    /^warns Codes and links, lifetime: .*for as long as somebody repeats it/,
  'a voucher takes every product that exists':
    /^fails Redeem Voucher, code of --voucher: .*for a product that it does not offer/,
  'a new password is for both accounts':
    /^fails Reset Password, link of an email: .*that was set for the account of a user/,
  'a name can be the address of a site':
    /^fails Registration, before the address is confirmed: .*the address of a site that somebody has entered/,
  'only members are refused over the limit of a link to the data':
    /^warns Forms that send an email, limit for one address: POST \/api\/v1\/members\/personaldata answers 429 for/,
  'only members are refused over the limit of a link':
    /^warns Forms that send an email, limit for one address: POST \/api\/v1\/members\/portallogin answers 429 for/,
  'single sign-on opens any address before the sign-in':
    /^fails Login, password: .*any site that the query names/,
  'an origin that begins like the server’s own is trusted':
    /^fails Every form, origin: with the right X-XSRF-TOKEN, from a host that begins like this one/,
  'a form compares the case of the address':
    /^fails Forgot Password: .*sends no email to mira@example\.org if the form has it in capital letters/,
  'a preference without a language is a crash': /^fails Every refusal, language of the person: .*answers 500/,
  'a registration changes a name':
    /^fails Personal data, link of an email: .*a registration of somebody else/,
  'addresses are cut at 50 characters':
    /^fails Emails, language and letters: .*sends no email to an address of 8\d characters/,
  'only the login is protected from forgery':
    /^fails Every form, protection against forged requests: without X-XSRF-TOKEN, 403 is expected: .*POST \/api\/v1\/login\/member\/forgotpw answers 200/,
  'the header only has to be there':
    /^fails Every form, protection against forged requests: with another X-XSRF-TOKEN, 403 is expected: .*answers 200/,
  'without an origin nothing is compared':
    /^fails Every form, protection against forged requests: without X-XSRF-TOKEN and Origin, 403 is expected: .*answers 200/,
  'a header without a cookie is enough':
    /^fails Every form, protection against forged requests: with a X-XSRF-TOKEN, but without the cookie, 403 is expected: .*answers 200/,
  'a request without header and cookie is accepted':
    /^fails Every form, protection against forged requests: without X-XSRF-TOKEN and the cookie, 403 is expected: .*answers 200/,
  'a GET does what the POST does':
    /^fails Every form, protection against forged requests: a GET is answered like the POST, .*: GET \/api\/v1\/login\/forgotpw answers 200/,
  'the anti-forgery token is a constant':
    /^fails Every form, anti-forgery cookie: .*the same value for everybody/,
  'an origin that begins like the server’s own is allowed':
    /^fails Answers, not readable for other sites: .*\.stranger\.invalid/,
  'an origin that begins like an allowed one is allowed':
    /^fails Answers, not readable for other sites: .*www\.example\.org\.stranger\.invalid/,
  'the origin null is allowed': /^fails Answers, not readable for other sites: .*the origin null/,
  'the origin is not looked at':
    /^fails Every form, origin: with the right X-XSRF-TOKEN, from another site, 403 is expected: POST \/api\/v1\/login answers 200/,
  'other hosts of the site are trusted': /^fails Every form, origin: .*from another host of the same site/,
  'without Sec-Fetch-Site every origin is right':
    /^fails Every form, origin: .*in a browser without Sec-Fetch-Site/,
  'another port of the host is the same origin': /^fails Every form, origin: .*from another port of the host/,
  'JSON may be anywhere in the type':
    /^warns Every form, type of the body: text\/plain; application\/json is accepted/,
  'text is read as JSON':
    /^warns Every form, type of the body: text\/plain is accepted, .*: POST \/api\/v1\/login answers 200/,
  'the terms need not be accepted': /^fails Registration, incomplete: .*without consent to the terms/,
  'a closed registration is accepted': /^fails Registration, closed: .*although it is closed there/,
  'a closed campaign accepts registrations':
    /^fails Registration for --campaign or --group: .*although the campaign is closed/,
  'the link of a registration forgets the campaign':
    /^fails Registration for --campaign or --group: .*has no campaignid/,
  'the check of a registration confirms the address':
    /^fails Registration, before the address is confirmed: GET \/api\/v1\/token\/\{token\} confirms the address/,
  'registering again sends no email':
    /^fails Registration, before the address is confirmed: .*mails no other link/,
  'a link never activates':
    /^fails Registration, before the address is confirmed: .*the type "forgotpw" .*expected activate/,
  'a registration changes the login of an admin':
    /^fails Registration, address of the test account: POST \/api\/v1\/login answers "choice" after/,
  'an admin cannot register': /^fails Registration, address of the test account: .*mails no link to an admin/,
  'the page of a registration shows the name as HTML':
    /^fails Registration, before the address is confirmed: .*shows the name of a registration as HTML/,
  'nobody is told about a new password':
    /^warns Reset Password, link of an email: .*sends no email about the new password/,
  'a name is stored before the address is confirmed':
    /^warns Registration, before the address is confirmed: .*sends an email with the name of a registration/,
  'emails are in one language': /^warns Emails, language and letters: .*sends the same email/,
  'the letters of emails have another encoding': /^fails Emails, language and letters: .*begins with "ZoÃ"/,
  'a voucher changes the login of its owner':
    /^fails Redeem Voucher, code of --voucher: .*"choice" after somebody has redeemed/,
  'names with other letters are refused':
    /^fails Registration, address of the test account: .*registration of Zoë Łukasiewicz with 400/,
  'the captcha has no public key':
    /^fails Registration, address of the test account: .*refuses a complete registration of .* with 422\. .*captchapubkey/,
  'the token of the captcha is not verified':
    /^fails Registration, captcha: .*with an invented token of the captcha/,
  'the captcha can be left out for a campaign':
    /^fails Registration, captcha: .*without a token of the captcha, for a campaign/,
  'the captcha can be left out': /^fails Registration, captcha: .*without a token of the captcha/,
  'a voucher can be redeemed twice':
    /^fails Redeem Voucher, code of --voucher: .*although the voucher has been redeemed/,
  'two simultaneous requests both redeem a voucher':
    /^fails Redeem Voucher, code of --voucher: .*redeems the voucher for each of two requests at the same time/,
  'the text of a used voucher has no translation':
    /^warns Redeem Voucher, code of --voucher: .*does not list/,
  'a voucher can be redeemed by somebody else':
    /^fails Redeem Voucher, code of --voucher: .*has been redeemed for another address/,
  'asking for the fields spends the voucher':
    /^fails Redeem Voucher, code of --voucher: .*must not spend the voucher/,
  'a voucher requires a product that nobody offers':
    /^fails Redeem Voucher, code of --voucher: .*neither data\.product nor/,
  'a voucher lists only what is missing':
    /^fails Redeem Voucher, code of --voucher: .*no longer lists product in data\.require/,
  'a voucher refuses the number that it offers':
    /^fails Redeem Voucher, code of --voucher: .*refuses with 422 what it requires: product \(a number, /,
  'a blocked member can redeem a voucher':
    /^fails Redeem Voucher, code of --voucher: .*although the member is blocked/,
  'a voucher is incomplete although all fields are sent':
    /^fails Redeem Voucher, code of --voucher: .*"incomplete", although all fields/,
  'a voucher is redeemed for an address that nobody has confirmed':
    /^fails Redeem Voucher, new member: .*answers "success" for an address that nobody has confirmed/,
  'a voucher can be redeemed by a second new member':
    /^fails Redeem Voucher, new member: .*redeemed for another address/,
  'the email about a voucher is sent once':
    /^fails Redeem Voucher, new member: .*mails no other link the second time/,
  'the link of a voucher is that of a registration':
    /^fails Redeem Voucher, new member: .*the type "registration", expected "vouchernewreg"/,
  'any login confirms the address of a voucher':
    /^fails Redeem Voucher, new member: .*in a browser that has not opened the link/,
  'no login confirms the address of a voucher':
    /^fails Redeem Voucher, new member: .*does not confirm the address in the browser that has opened the link/,
  'single sign-on opens any address': /^fails Login, password: .*any site that the query names/,
  'the provider is opened without a state': /^fails Login, buttons of single sign-on: .*without a "state"/,
  'the state of the provider is a constant':
    /^fails Login, buttons of single sign-on: .*redirects two browsers with the same "state"/,
} as const satisfies Record<string, RegExp>;

export type FaultName = keyof typeof FAULTS;
