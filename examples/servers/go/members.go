package main

import "strings"

// Links, the data of members, registration and vouchers.

var vouchers = map[string]bool{"ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2": true}

func checkToken(request Request) (any, error) {
	token := request.parameters[0]
	link, err := findLink(token)
	if err == nil && link.isSpent {
		err = Refusal{status: 404, text: "This link has been used already."}
	}
	if err != nil {
		return nil, err
	}
	return object{"type": link.purpose, "target": link.key.kind, "memberid": accounts[link.key].id, "token": token}, nil
}

func personalData(request Request) (any, error) {
	link, err := findLink(request.parameters[0], "pdaccess")
	if err != nil {
		return nil, err
	}
	link.spend()
	person := object{"firstname": accounts[link.key].name, "email": link.key.email}
	return object{"personal": person, "extra": object{}, "survey": []object{}}, nil
}

func personalReports(request Request) (any, error) {
	link, err := findLink(request.parameters[0], "personalreports")
	if err != nil {
		return nil, err
	}
	return object{"personal": object{"firstname": accounts[link.key].name}, "reports": []object{}}, nil
}

func register(request Request) (any, error) {
	email, err := request.email()
	first, _ := request.text("firstname")
	last, _ := request.text("lastname")
	first = strings.TrimSpace(first)
	if err == nil && (first == "" || strings.TrimSpace(last) == "" || request.body["agreeTC"] != true) {
		err = Refusal{status: 422, text: "Please fill in your name and agree to the terms."}
	}
	if err == nil && request.body["regType"] != "default" {
		err = Refusal{status: 422, text: "Registration is not available."}
	}
	if err == nil {
		err = checkLimit("link, per client", request.client)
	}
	if err != nil {
		return nil, err
	}
	key := Key{"member", email}
	if accounts[key] == nil {
		accounts[key] = &Account{len(accounts) + 1, first, nobody}
	}
	sendLink("registration", email, "member")
	return object{}, nil
}

func redeem(request Request) (any, error) {
	email, err := request.email()
	if err == nil {
		err = checkLimit("voucher, per client", request.client)
	}
	if err == nil && !vouchers[request.parameters[0]] {
		err = Refusal{status: 422, text: "This is an invalid voucher. Please check the code."}
	}
	if err != nil {
		return nil, err
	}
	if !accounts[Key{"member", email}].isConfirmed() {
		return object{"action": "errormembersonly"}, nil
	}
	delete(vouchers, request.parameters[0])
	return object{"action": "success"}, nil
}
